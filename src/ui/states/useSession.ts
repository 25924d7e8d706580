import { session } from '@/lib/reader'
import { useStore } from './useStore'

const SIGNED_IN = { isSignedIn: true } as const
const atBuildTime = () => SIGNED_IN

/** Returns whether the reader is signed in. HTML made at build time shows the signed-in page (Spec §4, D-19). */
export const useSession = () => useStore(session, atBuildTime)
