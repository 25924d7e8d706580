/**
 * Which item an arrow key leads to in a menu laid out row by row, right to left; null when the key is
 * none of the four. Left and right go along the reading order, up and down stay in their column, and
 * every way leads around the end. `index` is −1 while no item has the focus.
 */
export function nextInGrid(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowLeft':
      return (index + 1) % count
    case 'ArrowRight':
      return index <= 0 ? count - 1 : index - 1
    case 'ArrowDown': {
      if (index < 0) return 0
      const below = index + columns
      return below < count ? below : index % columns
    }
    case 'ArrowUp': {
      if (index < 0) return count - 1
      if (index >= columns) return index - columns
      const rows = Math.ceil((count - index) / columns)
      return index + (rows - 1) * columns
    }
    default:
      return null
  }
}
