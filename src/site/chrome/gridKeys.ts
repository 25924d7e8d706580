/**
 * The index of the item that an arrow key moves to, in a menu laid out in rows from right to left;
 * null for any other key. Left and right follow the reading order, up and down stay in their
 * column, and all wrap around at the ends. `index` is −1 while no item has the focus.
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
