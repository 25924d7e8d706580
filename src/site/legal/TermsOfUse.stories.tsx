import { termsOfUse } from '@/content/legal/termsOfUse'
import preview from '../../../.storybook/preview'
import { longText } from '../../../.storybook/screenStates'
import { arrived } from '../../../.storybook/storyHelpers'
import { contactsAbout, showsDocument } from './LegalPage.storyHelpers'

const meta = preview.meta({ title: 'Public/Terms', parameters: { route: '/terms-of-service' } })

export const Normal = meta.story({
  tags: ['state:normal'],
  play: () => showsDocument(termsOfUse, '/terms-of-service'),
})

export const OtherAddress = meta.story({
  name: 'At its other address',
  parameters: { route: '/terms' },
  play: () => showsDocument(termsOfUse, '/terms-of-service'),
})

export const Contact = meta.story({
  name: 'Contact with the type chosen',
  play: ({ userEvent }) => contactsAbout(termsOfUse, userEvent),
})

export const Phone = meta.story({
  tags: ['state:phone'],
  play: arrived,
  globals: { viewport: { value: 'phone' } },
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  play: arrived,
  globals: { viewport: { value: 'tablet' } },
})

export const LongText = meta.story(longText)
