import { createStore } from './store'

/** The six interests of the dashboard, in the order of Spec §3. `src/saved/interests.ts` has the selected ones. */
export const INTEREST_IDS = ['sports', 'tech', 'business', 'health', 'culture', 'science'] as const
export type InterestId = (typeof INTEREST_IDS)[number]

/** The reader, as the header, the dashboard, the profile and the settings show them (Spec §3). */
export type Reader = {
  name: string
  email: string
  phone: string
  /** a picture as a data URL; when empty, the initial of the name is shown */
  avatar: string
}

/** The signed-in reader of the demo (Spec §4: the session is a stub that starts signed in). */
export const DEMO_READER: Reader = {
  name: 'نورة الصالح',
  email: 'noura@bareed.example',
  phone: '+966 50 000 0000',
  avatar: '',
}

/** The data URLs that the app stores as a picture. It rejects other stored values, since it would render them. */
export const PICTURE_PATTERN = /^data:image\/(jpeg|png);base64,[\w+/=]+$/

const SIGNED_IN: { isSignedIn: boolean } = { isSignedIn: true }

/**
 * The store of the reader's session, a stub without a server: each load starts signed in, as does HTML made at build
 * time (Spec §1, §4, D-19).
 */
export const session = { ...createStore(SIGNED_IN), shipped: () => SIGNED_IN }

export const signIn = () => session.set({ isSignedIn: true })
export const signOut = () => session.set({ isSignedIn: false })
