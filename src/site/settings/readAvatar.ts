import { AVATAR_UNREADABLE, checkAvatar } from './avatarCheck'

/** The largest that a picture is kept: enough for 72 px on any screen, little enough for storage. */
const EDGE = 256

/**
 * The chosen file as the picture to show and keep: a square data URL cut from its middle. Otherwise a
 * sentence that says why not: another type, too large, or broken. Throws nothing.
 */
export async function readAvatar(file: Blob): Promise<{ picture: string } | { problem: string }> {
  const checked = await checkAvatar(file)
  if ('problem' in checked) return checked
  const url = URL.createObjectURL(file)
  try {
    // An image, not createImageBitmap: everywhere it turns a phone's photo the right way up.
    const image = new Image()
    image.src = url
    await image.decode()
    return { picture: cutSquare(image).toDataURL(checked.type) }
  } catch {
    return { problem: AVATAR_UNREADABLE }
  } finally {
    URL.revokeObjectURL(url)
  }
}

function cutSquare(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image
  const cut = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(cut, EDGE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    (width - cut) / 2,
    (height - cut) / 2,
    cut,
    cut,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return canvas
}
