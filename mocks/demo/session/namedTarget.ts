import { excerpt } from '@/lib/excerpt'
import type { Target } from './recording'
import { BY_CONTENT } from './roles'

const ROLES: Readonly<Record<string, string>> = {
  link: 'الرابط',
  button: 'الزر',
  tab: 'التبويب',
  checkbox: 'المربع',
  switch: 'المفتاح',
  radio: 'الخيار',
  menuitem: 'بند القائمة',
  option: 'الخيار',
  heading: 'العنوان',
  textbox: 'الحقل',
  searchbox: 'حقل البحث',
  combobox: 'القائمة',
  img: 'الصورة',
  dialog: 'النافذة',
  alertdialog: 'السؤال',
  [BY_CONTENT]: 'النص',
}

/** What a person calls a target: «الزر «حفظ التغييرات»». */
export function namedTarget({ role, name }: Pick<Target, 'role' | 'name'>): string {
  if (name === '') return 'الشاشة كلها'
  const kind = ROLES[role]
  return `${kind ? `${kind} ` : ''}«${excerpt(name, 60)}»`
}
