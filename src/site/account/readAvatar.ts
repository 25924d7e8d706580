import { AVATAR_UNREADABLE, checkAvatar } from './avatarCheck'

/** The maximum edge of the stored picture in pixels: enough for 72 px on any screen, and small enough for storage. */
const EDGE = 256

/**
 * Converts the chosen file to a square data URL cut from its centre. Otherwise returns an Arabic
 * message: wrong type, too large, or damaged. Never throws.
 */
export async function readAvatar(file: Blob): Promise<{ picture: string } | { problem: string }> {
  const checked = await checkAvatar(file)
  if ('problem' in checked) return checked
  const url = URL.createObjectURL(file)
  try {
    // An `Image` instead of `createImageBitmap`: it applies the EXIF orientation of phone photos in every browser.
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
  if (!context) throw new Error('The browser has no 2D canvas')
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
