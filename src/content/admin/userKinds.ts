/** Spec §3, §6, each in its order. */
export const USER_ROLES = ['user', 'editor', 'admin'] as const
export const USER_STATUSES = ['active', 'suspended', 'banned'] as const

export type UserRole = (typeof USER_ROLES)[number]
export type UserStatus = (typeof USER_STATUSES)[number]
