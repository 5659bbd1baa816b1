import { en } from './words/en.ts';

export function App() {
  return (
    <main>
      <h1>{en['app.name']}</h1>
      <p>{en['app.motto']}</p>
    </main>
  );
}
