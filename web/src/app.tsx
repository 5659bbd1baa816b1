import { HatchDefs, WordsProvider } from '@orrery/ui';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './home/Home.tsx';
import { Loading } from './shell/Loading.tsx';
import { DocsAway, Lost } from './shell/Lost.tsx';
import { Torn } from './shell/Torn.tsx';
import { useReader } from './words/useReader.ts';
import './shell/shell.css';

const Create = lazy(async () => ({ default: (await import('./create/Create.tsx')).Create }));
const LocalPage = lazy(async () => ({ default: (await import('./play/LocalPage.tsx')).LocalPage }));
const RemotePage = lazy(async () => ({ default: (await import('./play/RemotePage.tsx')).RemotePage }));
const ByCode = lazy(async () => ({ default: (await import('./wait/ByCode.tsx')).ByCode }));
const Learn = lazy(async () => ({ default: (await import('./learn/Learn.tsx')).Learn }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const DevicePage = lazy(async () => ({ default: (await import('./devices/DevicePage.tsx')).DevicePage }));
const LinkedReview = lazy(async () => ({ default: (await import('./review/pages.tsx')).LinkedReview }));
const LocalReview = lazy(async () => ({ default: (await import('./review/pages.tsx')).LocalReview }));
const FileReview = lazy(async () => ({ default: (await import('./review/pages.tsx')).FileReview }));
const TournamentPage = lazy(async () => ({
  default: (await import('./tournament/TournamentPage.tsx')).TournamentPage,
}));
const WallPage = lazy(async () => ({ default: (await import('./tournament/WallPage.tsx')).WallPage }));
const MakePage = lazy(async () => ({ default: (await import('./tournament/MakePage.tsx')).MakePage }));
const TournamentsPage = lazy(async () => ({ default: (await import('./tournament/ListPage.tsx')).ListPage }));
const LeaguePage = lazy(async () => ({ default: (await import('./tournament/LeaguePage.tsx')).LeaguePage }));
const RecordPage = lazy(async () => ({ default: (await import('./record/RecordPage.tsx')).RecordPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/SettingsPage.tsx')).SettingsPage }));

export function App() {
  const reader = useReader();
  return (
    <WordsProvider say={reader.say} lang={reader.lang}>
      <HatchDefs />
      <Torn>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game?">{({ game }) => <Create game={game ?? null} />}</Route>
            <Route path="/here/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
            <Route path="/t/:id">{({ id }) => <RemotePage key={id} id={id} />}</Route>
            <Route path="/c/:code">{({ code }) => <ByCode code={code} />}</Route>
            <Route path="/learn/:game">{({ game }) => <Learn game={game} />}</Route>
            <Route path="/rules/:game/:at?">{({ game, at }) => <RulesPage game={game} at={at ?? null} />}</Route>
            <Route path="/m/:link">{({ link }) => <LinkedReview key={link} link={link} />}</Route>
            <Route path="/review/:table/:match?">
              {({ table, match }) => <LocalReview key={`${table} ${match}`} table={table} match={match ?? null} />}
            </Route>
            <Route path="/review" component={FileReview} />
            <Route path="/record" component={RecordPage} />
            <Route path="/device" component={DevicePage} />
            <Route path="/tournaments" component={TournamentsPage} />
            <Route path="/tournaments/new" component={MakePage} />
            <Route path="/tournament/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
            <Route path="/tournament/:id/wall">{({ id }) => <WallPage key={id} id={id} />}</Route>
            <Route path="/league/:id">{({ id }) => <LeaguePage key={id} id={id} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            {/* The service worker sends what is shared with the app on to its table. */}
            <Route path="/shared" component={Home} />
            <Route path={/^\/docs(\/(.*(\/|\.html))?)?$/} component={DocsAway} />
            <Route component={Lost} />
          </Switch>
        </Suspense>
      </Torn>
    </WordsProvider>
  );
}
