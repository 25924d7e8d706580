import { useSyncExternalStore } from 'react'
import { DEMO_READER, reader } from '@/lib/reader'

const atBuildTime = () => DEMO_READER

/**
 * Who the reader is, wherever that was last saved (Spec §3). HTML made at build time names the demo's
 * reader; what this browser keeps comes with the first painting.
 */
export const useReader = () => useSyncExternalStore(reader.subscribe, reader.get, atBuildTime)
