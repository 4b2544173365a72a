import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { DrawingLayer, type Tool } from './DrawingLayer.tsx';
import { DrawingToolbar } from './DrawingToolbar.tsx';

const onClick = vi.fn();

function TwoSections({ quarter }: { quarter: string }) {
  const [tool, setTool] = useState<Tool>('mouse');
  const [shown, setShown] = useState<'map' | 'mea'>('map');
  return (
    <>
      {(['map', 'mea'] as const).map((id) => (
        // biome-ignore lint/a11y: simulates a click handler of the deck
        <section key={id} id={id} aria-label={id} onClick={onClick}>
          <p>Content</p>
          <DrawingLayer
            quarter={quarter}
            section={id}
            tool={tool}
            active={id === shown}
            printing={false}
          />
        </section>
      ))}
      <input aria-label="Name" />
      <input aria-label="Dataset" type="checkbox" />
      <button type="button" onClick={() => setShown('mea')}>
        Next
      </button>
      <DrawingToolbar quarter={quarter} section={shown} tool={tool} onTool={setTool} />
    </>
  );
}

// The DOM has no layout here, so every element has this box and can capture pointers.
const BOX = { x: 0, y: 0, left: 0, top: 0, right: 1000, bottom: 500, width: 1000, height: 500 };
const capture = vi.fn();
beforeAll(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    ...BOX,
    toJSON: () => BOX,
  });
  Element.prototype.setPointerCapture = capture;
});
afterAll(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
});
beforeEach(() => onClick.mockClear());

const layer = (id: string) => document.querySelector<HTMLElement>(`[data-drawing="${id}"]`);
const shapes = (id: string) => layer(id)?.querySelectorAll('[data-shape]').length ?? 0;

async function layerWithTool(id: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = layer(id);
    if (found?.dataset.tool === undefined) throw new Error('No tool yet');
    return found;
  });
}

function drag(on: HTMLElement, pointerType = 'mouse', pointerId = 1) {
  const pointer = { pointerId, pointerType, button: 0, isPrimary: true };
  fireEvent.pointerDown(on, { ...pointer, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(on, { ...pointer, clientX: 300, clientY: 200 });
  fireEvent.pointerUp(on, { ...pointer, clientX: 300, clientY: 200 });
}

it('pitfall 25: draws and undoes only in the current section, and not while typing', async () => {
  const { user } = renderUi(<TwoSections quarter="1Q2030" />);
  expect(layer('map')).toBeNull();
  await user.keyboard('1');
  const map = await layerWithTool('map');
  expect(layer('mea')).toBeNull();
  drag(map);
  drag(map);
  fireEvent.click(map);
  expect(shapes('map')).toBe(2);
  expect(capture).toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.keyboard('2');
  drag(await layerWithTool('mea'));
  expect([shapes('map'), shapes('mea')]).toEqual([2, 1]);
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect([shapes('map'), shapes('mea')]).toEqual([2, 0]);

  await user.keyboard('{Escape}');
  expect(layer('map')).not.toHaveAttribute('data-tool');
  await user.keyboard('1');
  drag(await layerWithTool('mea'));
  await user.type(screen.getByLabelText('Name'), '5{Control>}z{/Control}');
  expect(screen.getByLabelText('Name')).toHaveValue('5');
  expect(shapes('mea')).toBe(1);
  expect(layer('mea')).toHaveAttribute('data-tool', 'pen');
  await user.click(screen.getByLabelText('Dataset'));
  await user.keyboard('{Meta>}z{/Meta}');
  expect(shapes('mea')).toBe(0);
});

it('F18: a second finger cancels the line of the first, unless that line is well under way', async () => {
  const { user } = renderUi(<TwoSections quarter="7Q2030" />);
  await user.keyboard('1');
  const map = await layerWithTool('map');
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  const drawWithTwo = (after: number, end = fireEvent.pointerUp) => {
    const first = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 100, clientY: 100 };
    clock.mockReturnValue(90_000);
    fireEvent.pointerDown(map, first);
    fireEvent.pointerMove(map, { ...first, clientX: 120 });
    clock.mockReturnValue(90_000 + after);
    const second = { ...first, pointerId: 2, clientX: 300 };
    fireEvent.pointerDown(map, second);
    fireEvent.pointerMove(map, { ...first, clientX: 60 });
    fireEvent.pointerMove(map, { ...second, clientX: 400 });
    end(map, first);
    fireEvent.pointerUp(map, second);
  };
  drawWithTwo(120);
  expect(shapes('map')).toBe(0);
  drawWithTwo(2_000);
  expect(shapes('map')).toBe(1);
  drawWithTwo(2_000, fireEvent.pointerCancel);
  expect(shapes('map')).toBe(2);
  clock.mockRestore();
});

it('changing the tool keeps the current line, and the next tool draws', async () => {
  const { user } = renderUi(<TwoSections quarter="5Q2030" />);
  await user.keyboard('1');
  const map = await layerWithTool('map');
  const pen = { pointerId: 1, pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(map, { ...pen, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(map, { ...pen, clientX: 90, clientY: 90 });
  await user.keyboard('4');
  fireEvent.pointerUp(map, pen);
  expect(shapes('map')).toBe(1);
  await user.keyboard('2');
  drag(map);
  expect(shapes('map')).toBe(2);
});

it('the toolbar is one tab stop with arrow keys, states and undoable clear', async () => {
  const { user } = renderUi(<TwoSections quarter="3Q2030" />);
  const fold = screen.getByRole('button', { name: 'Show drawing tools' });
  await user.click(fold);
  const button = (name: string) => screen.getByRole('button', { name });
  expect(screen.getByRole('toolbar', { name: 'Drawing' })).toBeVisible();
  expect(button('Mouse')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  button('Pen').focus();
  const turned = vi.fn();
  document.addEventListener('keydown', turned);
  await user.keyboard('{ArrowRight}{End}{End}');
  document.removeEventListener('keydown', turned);
  expect(turned).not.toHaveBeenCalled();
  expect(button('Clear')).toHaveFocus();
  expect(button('Pen')).toHaveAttribute('tabindex', '-1');

  await user.click(button('Rectangle'));
  drag(await layerWithTool('map'));
  expect(button('Undo')).not.toHaveAttribute('aria-disabled');
  await user.click(button('Clear'));
  expect(shapes('map')).toBe(0);
  expect(screen.getByText('Drawing cleared. Use Undo to restore it.')).toBeInTheDocument();
  await user.click(button('Undo'));
  expect(shapes('map')).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Hide drawing tools' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(layer('map')).not.toHaveAttribute('data-tool');
});

it('spec §9: a line ends where the pointer was released, even after one move', async () => {
  const { user } = renderUi(<TwoSections quarter="9Q2030" />);
  await user.keyboard('1');
  const map = await layerWithTool('map');
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true };
  fireEvent.pointerDown(map, { ...pointer, clientX: 700, clientY: 100 });
  fireEvent.pointerMove(map, { ...pointer, clientX: 890, clientY: 100 });
  fireEvent.pointerUp(map, { ...pointer, clientX: 900, clientY: 100 });
  const path = map.querySelector('[data-shape] path')?.getAttribute('d') ?? '';
  const right = Math.max(...[...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x)));
  expect(right).toBeGreaterThanOrEqual(900);
  expect(right).toBeLessThan(906);
});
