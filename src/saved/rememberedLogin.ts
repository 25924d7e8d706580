import { createSavedStore, isText } from '@/lib/savedStore'

/** The address that the sign-in dialog fills in, if the reader has chosen «تذكرني»; otherwise empty. Never a password. */
export const rememberedLogin = createSavedStore<{ email: string }>({
  name: 'rememberedLogin',
  shipped: () => ({ email: '' }),
  parse: (value) => {
    const { email } = value as Record<string, unknown>
    if (!isText(email)) throw new TypeError()
    return { email }
  },
})
