/** The colours of the night and day plates; no file is fetched for them, so that the page works when little else does. */
export const style = `
:root{color-scheme:dark;--ink:#0b1026;--ink-2:#121a3a;--bone:#ede6d3;--dim:#b9b29f;--gold:#c9a24b;--fill:#cba552;--on:#0b1026;--bad:#ff9a70;--good:#6cc3a8;--rule:#39416f}
@media (prefers-color-scheme:light){:root{color-scheme:light;--ink:#f4eddc;--ink-2:#ebe1c8;--bone:#2a2118;--dim:#5b4d39;--gold:#8a6418;--fill:#dcb65e;--on:#1f170c;--bad:#842408;--good:#23654f;--rule:#b7a680}}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--bone);font:18px/1.45 "EB Garamond",Georgia,serif}
main{max-width:44rem;margin:auto;padding:20px 16px 48px}
h1{margin:0 0 18px;font-size:32px;font-weight:400;line-height:1.15}
h2{margin:28px 0 8px;font-size:22px;font-weight:400}
.brand{margin:0 0 6px;color:var(--gold);letter-spacing:.08em;overflow-wrap:anywhere}
.state{margin:0 0 16px;padding:10px 14px;border:1px solid var(--good);color:var(--good);font-weight:600}
.state[data-good="false"]{border-color:var(--bad);color:var(--bad)}
dl{margin:0;border-top:1px solid var(--rule)}
dl div{display:flex;justify-content:space-between;gap:6px 18px;padding:9px 2px;border-bottom:1px solid var(--rule)}
dt{color:var(--dim)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
small,.dim{color:var(--dim);font-size:16px}
dd small{display:inline-block}
ol{margin:0;padding:0;list-style:none}
li{padding:8px 2px;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
time{color:var(--dim);font-variant-numeric:tabular-nums}
.bad{color:var(--bad);font-weight:600}
a{color:inherit;text-decoration-color:var(--gold);text-underline-offset:4px}
.acts a{display:inline-flex;align-items:center;min-height:44px}
button,input{min-height:44px;font:inherit;color:var(--bone);background:var(--ink-2);border:1px solid var(--gold);padding:6px 16px}
button{cursor:pointer}
.door{display:grid;gap:10px;max-width:26rem}
.door button{background:var(--fill);color:var(--on);font-weight:600}
.door p{margin:0}
:focus-visible{outline:3px solid var(--bone);outline-offset:2px}
`;
