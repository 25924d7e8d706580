/**
 * The fields with the reader's personal data, the same in the settings and in the profile (Spec §3,
 * §5).
 */
export const readerFields = {
  name: { name: 'name', label: 'الاسم', required: true, autoComplete: 'name' },
  email: {
    name: 'email',
    label: 'البريد الإلكتروني',
    required: true,
    type: 'email',
    dir: 'ltr',
    autoComplete: 'email',
  },
  phone: { name: 'phone', label: 'الهاتف', type: 'tel', dir: 'ltr', autoComplete: 'tel' },
} as const
