import type { within } from 'storybook/test'
import { PHONE_LABEL } from '@/ui/shortcuts/marks'

export function tableRows(caption: string): string[][] {
  const table = Array.from(document.querySelectorAll('table')).find(
    (one) => one.caption?.textContent === caption,
  )
  return Array.from(table?.tBodies[0]?.rows ?? []).map((row) =>
    Array.from(row.cells).map((cell) => {
      const copy = cell.cloneNode(true) as HTMLElement
      copy.querySelector(PHONE_LABEL.selector)?.remove()
      return (copy.textContent ?? '').replaceAll('\u00a0', ' ')
    }),
  )
}

export const card = (canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> =>
  canvas.findByRole('region', { name })
