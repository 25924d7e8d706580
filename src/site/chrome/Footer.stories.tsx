import preview from '#.storybook/preview'
import { Footer } from './Footer'

/** التذييل */
const meta = preview.meta({ title: 'Public/Footer', component: Footer })

export const Normal = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
