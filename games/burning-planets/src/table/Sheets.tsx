import type { Seat, Told } from '@orrery/kernel';
import { Sheet, type TableProps } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import type { Seen } from '../rules/events.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import { ClaimedSheet, type claimedIn } from './aside/Claimed.tsx';
import type { Picked } from './choices.ts';
import type { ContractsHand } from './contracts/useContracts.ts';
import { LastingSheet } from './lasting/LastingSheet.tsx';
import type { KeptOrders } from './lasting/useKeptOrders.ts';
import type { LastingHand } from './lasting/useLasting.ts';
import type { TableNames } from './names.ts';
import { PointsSheet } from './seat/PointsSheet.tsx';
import type { Sense } from './sense.ts';
import { Checklist, Digest, type EndTurn } from './turn/index.ts';

/** Which of the sheets that one calls up lies over the table. */
export interface Called {
  readonly sheet: 'points' | 'orders' | readonly Seen[] | null;
  call(sheet: Called['sheet']): void;
}

export function useCalled(): Called {
  const [sheet, call] = useState<Called['sheet']>(null);
  return { sheet, call };
}

interface SheetsProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat | null;
  /** As the rules see it, in whosever turn. */
  readonly turn: TableProps<BurningPlanets>['turn'];
  readonly told: readonly Told<BurningPlanets>[];
  readonly called: Called;
  readonly end: EndTurn;
  readonly kept: KeptOrders;
  readonly lasting: LastingHand;
  readonly acting: boolean;
  readonly claimed: ReturnType<typeof claimedIn>;
  readonly contracts: ContractsHand;
  /** What the contracts say; null: they stand beside the map. */
  readonly papers: ReactNode | null;
  /** Selects something and moves the map to it. */
  choose(what: Picked): void;
}

/** What lies over the table: what one has called up, and what is asked before a turn ends. */
export function Sheets(props: SheetsProps) {
  const { sense, names, me, turn, told, called, end, kept, lasting, acting, claimed, contracts, papers } = props;
  const { sheet, call } = called;
  const close = (): void => call(null);
  return (
    <>
      {papers !== null && (
        <Sheet open={contracts.open} title={names.say('contracts.title')} onClose={contracts.close}>
          {contracts.open && papers}
        </Sheet>
      )}
      {end.asking !== null && (
        <Checklist
          say={names.say}
          undone={end.asking}
          show={(ref) => {
            end.stay();
            props.choose({ t: 'unit', ref });
          }}
          openContracts={() => {
            end.stay();
            contracts.show();
          }}
          proceed={end.proceed}
          stay={end.stay}
        />
      )}
      {sheet === 'orders' && me !== null && (
        <LastingSheet
          {...{ sense, names, me, kept, close }}
          stopped={lasting.stopped}
          again={lasting.again.length}
          repeat={() => {
            close();
            lasting.repeat();
          }}
          lead={
            acting
              ? (ships) => {
                  close();
                  lasting.fleet.lead(ships);
                }
              : null
          }
        />
      )}
      <ClaimedSheet view={sense.view} {...{ names, turn, claimed, told }} />
      {sheet === 'points' && <PointsSheet view={sense.view} {...{ names, close }} />}
      {sheet !== null && typeof sheet === 'object' && <Digest {...{ names, close }} events={sheet} />}
    </>
  );
}
