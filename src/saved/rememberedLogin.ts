import { createSavedStore } from '@/lib/savedStore'

/** The address that the sign-in dialog fills in, if the reader has chosen «تذكرني»; otherwise empty. Never a password. */
export const rememberedLogin = createSavedStore({
  name: 'rememberedLogin',
  shipped: () => ({ email: '' }),
})
