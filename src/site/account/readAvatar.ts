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
  const middle = [(width - cut) / 2, (height - cut) / 2, cut, cut] as const
  context.drawImage(image, ...middle, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** «2MB» of Spec §9. */
const AVATAR_MAX_BYTES = 2 * 1024 * 1024

export const AVATAR_TYPES = ['image/jpeg', 'image/png'] as const

type AvatarType = (typeof AVATAR_TYPES)[number]

export const AVATAR_WRONG_TYPE = 'هذا الملف ليس صورة JPG ولا PNG. اختر صورة من أحد النوعين.'

export const AVATAR_TOO_BIG = 'الصورة أكبر من 2\u00a0ميغابايت. اختر صورة أصغر.'

export const AVATAR_UNREADABLE = 'تعذّرت قراءة الصورة. جرّب صورة أخرى.'

/** The first bytes of a file of each type. A file name can be wrong; these bytes cannot be by accident. */
const SIGNATURES: Record<AvatarType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/**
 * Checks whether a file may be the reader's picture (Spec §5: JPG or PNG, max 2MB). Returns its
 * true type, from its first bytes, or an Arabic message with the problem. Never throws.
 */
export async function checkAvatar(file: Blob): Promise<{ type: AvatarType } | { problem: string }> {
  const buffer = file.slice(0, 8).arrayBuffer()
  const start = await buffer.then((bytes) => new Uint8Array(bytes)).catch(() => null)
  // The file is gone or may not be read.
  if (!start) return { problem: AVATAR_UNREADABLE }
  // Not `file.type`: systems call a JPG also image/pjpeg, application/x-jpg, binary/octet-stream or nothing.
  const type = AVATAR_TYPES.find((type) => SIGNATURES[type].every((byte, at) => start[at] === byte))
  if (!type) return { problem: AVATAR_WRONG_TYPE }
  if (file.size > AVATAR_MAX_BYTES) return { problem: AVATAR_TOO_BIG }
  return { type }
}
