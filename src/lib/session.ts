import { createStore } from './store'

/** The store of the reader's session, a stub without a server: each load starts signed in (Spec §1, §4, D-19). */
export const session = createStore<{ isSignedIn: boolean }>({ isSignedIn: true })

export const signIn = () => session.set({ isSignedIn: true })
export const signOut = () => session.set({ isSignedIn: false })
