/** The signed-in reader of the demo (Spec §4: the session is a stub that starts signed in). */
export const reader = { name: 'نورة الصالح', email: 'noura@bareed.example' } as const
