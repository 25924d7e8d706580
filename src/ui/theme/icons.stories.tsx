import { Bell, Clock, LogOut, Send, Trophy } from 'lucide-react'
import preview from '#.storybook/preview'
import { ChevronBack, ChevronForward, Icon, pointing } from './icons'

/** الأيقونات */
const meta = preview.meta({ title: 'Foundations/Icons', component: Icon })

const POINTING = {
  ChevronForward,
  ChevronBack,
  SendIcon: pointing(Send),
  LogOutIcon: pointing(LogOut),
}

export const Sizes = meta.story({
  args: { icon: Trophy },
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'end' }}>
      <Icon icon={Bell} size="tiny" />
      <Icon icon={Bell} size="small" />
      <Icon icon={Bell} />
      <Icon icon={Bell} size="large" />
      <Icon icon={Clock} size="large" />
    </div>
  ),
})

/** Mirrored in Arabic; not mirrored in an English part of a page. */
export const Pointing = meta.story({
  args: { icon: Trophy },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: 16 }}>
      {Object.entries(POINTING).map(([name, Pointed]) => (
        <div key={name} style={{ display: 'flex', gap: 12 }}>
          <Icon icon={Pointed} />
          <span dir="ltr" style={{ display: 'flex', gap: 12 }}>
            <Icon icon={Pointed} /> {name}
          </span>
        </div>
      ))}
    </div>
  ),
})
