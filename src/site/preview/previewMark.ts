import { deriveStore } from '@/lib/deriveStore'
import { showsDraft } from '@/saved/preview'
import { PreviewMark } from './PreviewMark'

/** The component that says so if this tab shows unsaved edits; null otherwise. */
export const previewMark = deriveStore([showsDraft], () => (showsDraft.get() ? PreviewMark : null))
