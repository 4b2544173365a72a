import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { useReducedMotion } from '@mantine/hooks';
import { lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tool } from '../drawing/DrawingLayer.tsx';
import { DrawingToolbar } from '../drawing/DrawingToolbar.tsx';
import { usePresenterWindow } from '../presenter/use-presenter-window.ts';
import { Printing } from '../sections/printing.ts';
import { ReturnToSection } from '../sections/report/use-fullscreen-report.ts';
import { SECTION } from '../sections/sections.ts';
import { BlackScreen } from './BlackScreen.tsx';
import classes from './Deck.module.css';
import { DeckActions, type DeckCommand } from './DeckActions.tsx';
import { DeckControls } from './DeckControls.tsx';
import { DeckSidebar } from './DeckSidebar.tsx';
import { type DeckAction, useDeckKeys, usePrintKey } from './deck-keys.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { FIRST, LAST } from './section-order.ts';
import { outsideReport, toggleFullscreen } from './toggle-fullscreen.ts';
import { useAfterDelay } from './use-after-delay.ts';
import { useDeckPrinting } from './use-deck-printing.ts';
import { useDeckSidebar } from './use-deck-sidebar.ts';
import { useLoadedSections } from './use-loaded-sections.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useShownSection } from './use-shown-section.ts';

const loadOverview = () => import('./Overview.tsx');
const loadPrintDialog = () => import('./PrintDialog.tsx');
const Overview = lazy(loadOverview);
const PrintDialog = lazy(loadPrintDialog);

interface DeckProps extends Omit<AllHands, 'embed_problems' | 'changes'> {
  address: string;
  onQuarter: (quarter: string) => void;
}

export function Deck({ deck, embeds, quarters, address, onQuarter }: DeckProps) {
  const calm = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const printing = useDeckPrinting();
  const root = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool>('mouse');
  const { shown, go, step, turn } = useShownSection(calm, tool === 'mouse');
  // The presenter may lose the connection, so dialogs load in advance.
  useAfterDelay(() => void Promise.allSettled([loadOverview(), loadPrintDialog()]));
  const [over, setOver] = useState<'black' | 'overview' | 'print' | null>(null);
  const [drawings, setDrawings] = useState(true);
  useScrollLock(root, tool !== 'mouse');
  const near = useLoadedSections(shown, { reports: over === 'print', rest: printing });
  const sidebar = useDeckSidebar();
  const { covering, setOpen } = sidebar;
  const close = () => setOver(null);

  const openPresenter = usePresenterWindow({
    shown: { quarter: address, section: shown, black: over === 'black' },
    onGo: (id) => outsideReport(() => go(id)),
    onBlack: (black) => setOver(black ? 'black' : null),
  });
  const run = (command: DeckCommand) => {
    sidebar.hideCovering();
    if (command === 'presenter') openPresenter();
    else if (command === 'fullscreen') toggleFullscreen();
    else setOver(command);
  };
  const onKey: Record<DeckAction, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    down: () => turn(1),
    up: () => turn(-1),
    first: () => go(FIRST),
    last: () => go(LAST),
    black: () => run('black'),
    fullscreen: () => run('fullscreen'),
    overview: () => run('overview'),
    presenter: () => run('presenter'),
  };
  useDeckKeys((action) => {
    // A fullscreen report hides everything else except the black screen.
    if (action === 'black' || action === 'fullscreen') onKey[action]();
    else outsideReport(onKey[action]);
  });

  usePrintKey(() => outsideReport(() => run('print')));

  /** A link adds a history entry, so Back returns here. */
  const visit = (id: SectionId) => {
    // The covered content can't take the focus until the sidebar is gone.
    flushSync(() => {
      setOver(null);
      if (covering) setOpen(false);
    });
    go(id, 'push');
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const print = (withDrawings: boolean) => {
    flushSync(() => {
      setDrawings(withDrawings);
      setOver(null);
    });
    setTimeout(() => window.print());
  };

  return (
    <div
      ref={root}
      className={classes.deck}
      data-printing={printing || undefined}
      data-no-drawings={!drawings || undefined}
      data-on-cover={SECTION[shown].cover}
    >
      <DeckSidebar state={sidebar} shown={shown} go={visit}>
        <DeckActions run={run} quarter={deck.quarter} quarters={quarters} onQuarter={onQuarter} />
      </DeckSidebar>
      <ReturnToSection value={go}>
        <div className={classes.column} inert={covering}>
          <DeckControls shown={shown} go={go} />
          <Printing value={printing}>
            {SECTION_IDS.map((id) => (
              <SectionFrame
                key={id}
                id={id}
                deck={deck}
                embeds={embeds}
                near={near.has(id)}
                still={calm || printing}
                printing={printing}
                active={id === shown}
                tool={tool}
              />
            ))}
          </Printing>
          <DrawingToolbar quarter={deck.quarter} section={shown} tool={tool} onTool={setTool} />
        </div>
      </ReturnToSection>
      {over === 'black' && <BlackScreen onEnd={close} />}
      <LazyPart>
        {over === 'overview' && (
          <Overview shown={shown} deck={deck} embeds={embeds} onChoose={visit} onClose={close} />
        )}
        {over === 'print' && <PrintDialog drawings={drawings} onPrint={print} onClose={close} />}
      </LazyPart>
    </div>
  );
}
