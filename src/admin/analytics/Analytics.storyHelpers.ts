import { expect, waitFor, type within } from 'storybook/test'
import { patient } from '#.storybook/storyHelpers'

export const card = (canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> =>
  canvas.findByRole('region', { name })

/** A running animation never has this many frames without a change. */
const STILL_FRAMES = 5
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The rectangles of the bars of a card, once their chunk has loaded and their animation has ended. */
export async function barsOf(region: HTMLElement, count: number): Promise<DOMRect[]> {
  const bars = () =>
    Array.from(region.querySelectorAll('.MuiBarChart-element'), (bar) =>
      bar.getBoundingClientRect(),
    )
  // Charts are static until their code has been loaded quietly.
  await waitFor(
    () => expect(bars().filter((bar) => bar.width * bar.height > 0)).toHaveLength(count),
    patient,
  )
  let before = ''
  for (let still = 0; still < STILL_FRAMES; ) {
    await nextFrame()
    const now = JSON.stringify(bars())
    still = now === before ? still + 1 : 0
    before = now
  }
  return bars()
}
