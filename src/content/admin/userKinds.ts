/** The roles and statuses of Spec §3 and §6, in their order. */
export const USER_ROLES = ['user', 'editor', 'admin'] as const
export const USER_STATUSES = ['active', 'suspended', 'banned'] as const

export type UserRole = (typeof USER_ROLES)[number]
export type UserStatus = (typeof USER_STATUSES)[number]
