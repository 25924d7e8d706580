import { DEMO_READER } from '@/lib/reader'
import { reader } from '@/saved/readerSettings'
import { useStore } from '@/ui/states/useStore'

const atBuildTime = () => DEMO_READER

/**
 * Returns the reader's profile and rerenders when it is saved anywhere (Spec §3). HTML made at build time shows
 * the demo's reader; the stored profile appears with the first paint.
 */
export const useReader = () => useStore(reader, atBuildTime)
