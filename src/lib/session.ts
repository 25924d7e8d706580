import { createStore } from './store'

/** The reader's session, a client-side stub: it starts signed in on every load (Spec §1, §4, D-19). */
export const session = createStore<{ isSignedIn: boolean }>({ isSignedIn: true })

export const signIn = () => session.set({ isSignedIn: true })
export const signOut = () => session.set({ isSignedIn: false })
