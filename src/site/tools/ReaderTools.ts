import { useEffect } from 'react'
import { LazyListenToPage } from '@/site/listen/lazyListen'
import { headlineTool, pageTool } from './pageTool'
import { SaveHeadline } from './SaveHeadline'

/** Gives each headline its bookmark, and the header of each page its button to listen. */
export function ReaderTools(): null {
  useEffect(() => {
    headlineTool.set(SaveHeadline)
    pageTool.set(LazyListenToPage)
  }, [])
  return null
}
