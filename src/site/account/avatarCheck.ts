/** «2MB» of Spec §9. */
const AVATAR_MAX_BYTES = 2 * 1024 * 1024

export const AVATAR_TYPES = ['image/jpeg', 'image/png'] as const
export type AvatarType = (typeof AVATAR_TYPES)[number]

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
  // Not `file.type`: systems call a JPG also image/pjpeg, application/x-jpg, binary/octet-stream or nothing.
  const type = await signedType(file).catch(() => null)
  if (type === null) return { problem: AVATAR_UNREADABLE }
  if (type === undefined) return { problem: AVATAR_WRONG_TYPE }
  if (file.size > AVATAR_MAX_BYTES) return { problem: AVATAR_TOO_BIG }
  return { type }
}

/** @throws if the file is gone or may not be read */
async function signedType(file: Blob): Promise<AvatarType | undefined> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return AVATAR_TYPES.find((type) => SIGNATURES[type].every((byte, at) => start[at] === byte))
}
