import { describe, expect, test } from 'vitest'
import { type Box, findFreePosition, overlap } from './findFreePosition'

const desk = { width: 1280, height: 900 }
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
/** 24 px from the lower right corner. */
const home = box(836, 816, 420, 60)

describe('the place of a floating element', () => {
  test('is the preferred one if it covers no control', () => {
    const controls = [box(0, 0, 100, 40), box(836, 700, 420, 100)]
    expect(findFreePosition(home, controls, desk)).toEqual({ x: 0, y: 0 })
  })

  test('is otherwise the nearest one that covers no control', () => {
    const bar = box(40, 840, 1200, 40)
    expect(findFreePosition(home, [bar], desk)).toEqual({ x: 0, y: -44 })
    const foot = box(1040, 200, 220, 680)
    expect(findFreePosition(home, [foot], desk)).toEqual({ x: -406, y: 0 })
  })

  test('stays on its side if it has to', () => {
    const foot = box(1040, 200, 220, 680)
    expect(findFreePosition(home, [foot], desk, 'own')).toEqual({ x: 0, y: -684 })
    const high = box(836, 70, 420, 830)
    expect(findFreePosition(home, [high], desk, 'own'), 'not at the edge').toEqual({ x: 0, y: 0 })
  })

  test('covers nothing among many controls, if there is any space', () => {
    const fields = Array.from({ length: 10 }, (_, index) => box(700, index * 90, 560, 44))
    const controls = [...fields, box(16, 600, 500, 300)]
    const { x, y } = findFreePosition(home, controls, desk)
    const place = box(home.x + x, home.y + y, 420, 60)
    expect(controls.filter((control) => overlap(place, control) > 0)).toEqual([])
    expect(place.y).toBeGreaterThanOrEqual(16)
    expect(place.y).toBeLessThanOrEqual(900 - 16 - 60)
  })

  test('asks whether a control can be clicked only where it would cover one', () => {
    const asked: Box[] = []
    const [hidden, far] = [box(836, 700, 420, 150), box(0, 0, 100, 40)]
    const isControl = (control: Box) => {
      asked.push(control)
      return control !== hidden
    }
    const position = findFreePosition(home, [hidden, far], desk, 'any', isControl)
    expect(position, 'nothing that can be clicked is there').toEqual({ x: 0, y: 0 })
    expect(asked).toEqual([hidden])
  })

  test('covers as little as possible if there is no space', () => {
    expect(findFreePosition(home, [box(0, 0, 1280, 850)], desk)).toEqual({ x: 0, y: 0 })
    const phone = { width: 360, height: 240 }
    const title = { ...box(100, 16, 200, 4), weight: 100 }
    const controls = [title, box(0, 28, 360, 120), box(0, 160, 360, 80)]
    const { y } = findFreePosition(box(16, 16, 328, 60), controls, phone)
    expect(y, 'but no title').toBe(76)
  })
})
