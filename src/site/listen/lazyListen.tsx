import { lazyWithPreload, silently } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/stores/useStore'
import { hasArabicVoice } from './arabicVoice'

// If one of them cannot be loaded, there is no such button.
const Page = lazyWithPreload(() => import('./Listen'), 'ListenToPage', silently)
const Story = lazyWithPreload(() => import('./Listen'), 'ListenToStory', silently)

const useHasVoice = () => useStore(hasArabicVoice, () => false)

/** `ListenToPage`, loaded where the browser has an Arabic voice. */
export const LazyListenToPage = () => <Page isRequested={useHasVoice()} />

/** `ListenToStory`, loaded where the browser has an Arabic voice. */
export const LazyListenToStory = () => <Story isRequested={useHasVoice()} />
