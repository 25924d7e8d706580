import { screen, within } from 'storybook/test'
import { arrived, patient } from '#.storybook/storyHelpers'
import { savedFollows } from '@/saved/follows'

export const region = (name: string) => within(screen.getByRole('region', { name }))
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

type User = { click: (element: Element) => Promise<void> }

export async function startEditing(user: User) {
  await arrived()
  await user.click(screen.getByRole('button', { name: 'تعديل الملف' }))
  await screen.findByRole('button', { name: 'حفظ' }, patient)
}

/** Follows something of each kind, and a channel that does not exist. */
export const followSomething = () =>
  void savedFollows.save([
    { kind: 'section', id: 'sports' },
    { kind: 'country', id: 'egypt' },
    { kind: 'source', id: 'الشوط الثالث', file: 'sports' },
    { kind: 'channel', id: 'ilm-basit' },
    { kind: 'account', id: 'morning_walk' },
    { kind: 'channel', id: 'removed' },
  ])
