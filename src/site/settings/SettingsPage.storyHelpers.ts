import { screen } from 'storybook/test'
import { patient } from '#.storybook/storyHelpers'

/** The reader's actions in the stories of the settings, by role and name. */
export const tab = (name: string) => screen.getByRole('tab', { name })
export const panel = (name: string) => screen.findByRole('tabpanel', { name }, patient)
export const save = () => screen.getByRole('button', { name: 'حفظ التغييرات' })
export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'الاسم' })
export const choice = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('radio', { name })

export const UNSAVED = 'تغييرات غير محفوظة'
export const SAVED = 'تم حفظ الإعدادات بنجاح'
/** A real picture from a canvas: `width` by `height`, its left and right half in different colours. */
export async function createPicture(type: 'image/png' | 'image/jpeg', width = 640, height = 360) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas')
  context.fillStyle = 'teal'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'orange'
  context.fillRect(width / 2, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error(`The browser cannot encode ${type}`)
  return new File([blob], type === 'image/png' ? 'me.png' : 'me.jpg', { type })
}

/** The hidden file input behind the button. */
export function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input')
  return input
}

/** Decorative (the buttons say whether there is one), so it cannot be found by role. */
export const portrait = () =>
  screen.getByRole('group', { name: 'الصورة الشخصية' }).querySelector<HTMLImageElement>('img')
