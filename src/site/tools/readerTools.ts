/** What a page gets at the reader's first action: one chunk, so that no first visit waits for it (`useReaderTools.ts`). */

export { LazyListenToPage } from '@/site/listen/lazyListen'
export { HeadlineKeys } from './HeadlineKeys'
export { SaveHeadline } from './SaveHeadline'
