import { preparationOf } from '@mocks/demo/session/linkParams'
import { useEffect } from 'react'

/** Opens a file or a link of the demo that is dropped anywhere on the page. Fields keep what is dropped on them. */
export function useFileDrop(): void {
  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal }
    addEventListener('dragover', onDragOver, options)
    addEventListener('drop', onDrop, options)
    return () => controller.abort()
  }, [])
}

function onDragOver(event: DragEvent) {
  const { dataTransfer } = event
  const types = dataTransfer?.types ?? []
  if (!dataTransfer || !(types.includes('Files') || types.includes('text/uri-list'))) return
  event.preventDefault()
  // The page takes no file itself (`refuseStrayFiles`).
  dataTransfer.dropEffect = 'copy'
}

function onDrop(event: DragEvent) {
  if (event.defaultPrevented) return
  const file = event.dataTransfer?.files[0]
  const link = event.dataTransfer?.getData('text/uri-list') ?? ''
  if (file) {
    event.preventDefault()
    void import('./openDemoFile').then(({ openDemoFile }) => openDemoFile(file))
  } else if (link.startsWith(location.origin) && preparationOf(link)) {
    event.preventDefault()
    location.assign(link)
  }
}
