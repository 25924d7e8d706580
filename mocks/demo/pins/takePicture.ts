import { PRIVATE, TOOLS } from '@mocks/demo/session/control'
import { snapdom } from '@zumer/snapdom'
import { light } from '@/ui/theme/tokens'
import { wholeScreen } from './parts'

/**
 * Takes a picture of the window without the demo's tools, as a data URL, with a frame around a part. The library loses
 * parts of a dialog when it cuts the whole page to the window, so what is positioned over the page has a picture of its own.
 * @workaround @zumer/snapdom: tests/journeys/pins.spec.ts
 */
export async function takePicture(part: HTMLElement): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = innerWidth
  canvas.height = innerHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, innerWidth, innerHeight)
  const box = part.getBoundingClientRect()
  // `fast: false`: the page answers while the picture is taken. `reconcile` also keeps the library's warning away.
  const options = { exclude: PRIVATE, dpr: 1, reconcile: true, fast: false }
  for (const layer of document.body.children) {
    const { x, y, width, height } = layer.getBoundingClientRect()
    if (layer.matches(TOOLS) || width * height === 0) continue
    const isPage = getComputedStyle(layer).position === 'static'
    const taken = await snapdom(layer, isPage ? { ...options, clip: 'viewport' as const } : options)
    context.drawImage(await taken.toCanvas(), isPage ? 0 : x, isPage ? 0 : y)
  }
  if (part !== wholeScreen()) {
    context.strokeStyle = light.bright
    context.lineWidth = 3
    context.strokeRect(box.x - 4, box.y - 4, box.width + 8, box.height + 8)
  }
  return canvas.toDataURL('image/webp', 0.8)
}
