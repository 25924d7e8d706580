import { pack } from '@/content/packedItems'
import { loadSearchItems } from '@/content/searchItems'

/** Made while the module is imported: `importTs` loads nothing afterwards. */
export const packed = pack(await loadSearchItems())
