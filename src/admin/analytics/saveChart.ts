import { quoted } from '@/lib/isolated'
import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'
import { type ChartKind, type ChartPoint, chartSvg } from './chartSvg'

// With this file `CardExport` loads all that saves the table or the chart of a card.
export { saveExport } from '@/admin/export/saveExport'

/** Twice as many pixels, for sharp pictures on paper. */
const SCALE = 2

export type Chart = {
  /** a part of the file's name: `hours` */
  name: string
  title: string
  kind: ChartKind
  points: readonly ChartPoint[]
}

/** Downloads a chart as a picture: `madar-hours-2026-11-24.svg` or `.png`. */
export async function saveChart(format: 'svg' | 'png', { name, title, kind, points }: Chart) {
  const svg = chartSvg(title, kind, points)
  const file = `madar-${name}-${today()}.${format}`
  if (format === 'svg') {
    saveFile(file, svg, 'image/svg+xml')
  } else {
    const picture = await pngOf(svg).catch(() => null)
    if (!picture) return toast.error('تعذّر رسم الصورة في هذا المتصفح. جرّب SVG.')
    saveFile(file, picture)
  }
  toast.success(`صُدّر الرسم ${quoted(title)}.`)
}

/** Draws an SVG on a canvas; null, or a rejection, where the browser cannot. */
async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image()
  // Not a Blob's URL: some browsers then refuse to read the canvas.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
