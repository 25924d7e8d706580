/**
 * A file that is dropped where nothing takes files would replace the page, and what is typed in it. Returns a function
 * that ends this.
 */
export function refuseStrayFiles(): () => void {
  const onDragOver = (event: DragEvent) => {
    const { target, dataTransfer } = event
    const isTaken = target instanceof Element && target.closest('input[type=file]') !== null
    if (event.defaultPrevented || isTaken || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', onDragOver)
  return () => removeEventListener('dragover', onDragOver)
}
