import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { termsOfUse } from '@/content/legal/termsOfUse'
import { expectContactLink, expectDocument } from './LegalPage.storyHelpers'

const meta = preview.meta({ title: 'Public/Terms', parameters: { route: '/terms-of-service' } })

export const Normal = meta.story({
  tags: ['state:normal'],
  play: () => expectDocument(termsOfUse, '/terms-of-service'),
})

export const OtherAddress = meta.story({
  name: 'At its other address',
  parameters: { route: '/terms' },
  play: () => expectDocument(termsOfUse, '/terms-of-service'),
})

export const Contact = meta.story({
  name: 'Contact with the type chosen',
  play: ({ userEvent }) => expectContactLink(termsOfUse, userEvent),
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)
