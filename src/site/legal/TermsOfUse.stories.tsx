import { termsOfUse } from '@/content/legal/termsOfUse'
import { longText } from '../../../.storybook/longText'
import preview from '../../../.storybook/preview'
import { arrived } from '../chrome/storyWaits'
import { contactsAbout, showsDocument } from './legalStorySteps'

const meta = preview.meta({ title: 'Public/Terms', parameters: { route: '/terms-of-service' } })

export const Normal = meta.story({ play: () => showsDocument(termsOfUse, '/terms-of-service') })

export const OtherAddress = meta.story({
  name: 'At its other address',
  parameters: { route: '/terms' },
  play: () => showsDocument(termsOfUse, '/terms-of-service'),
})

export const Contact = meta.story({
  name: 'Contact with the type chosen',
  play: ({ userEvent }) => contactsAbout(termsOfUse, userEvent),
})

export const Phone = meta.story({ play: arrived, globals: { viewport: { value: 'phone' } } })

export const Tablet = meta.story({ play: arrived, globals: { viewport: { value: 'tablet' } } })

export const Dark = meta.story({ play: arrived, globals: { theme: 'dark' } })

export const LongText = meta.story(longText)
