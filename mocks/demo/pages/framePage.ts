import { FRAME } from '@mocks/demo/storage/frame'
import { documentOf } from './document'

export const framePage = (fontFaces: string, script: string): string =>
  documentOf({
    title: 'مدار: جولة بعرض التسجيل',
    fontFaces,
    styles: `
body { overflow: hidden } header { display: flex; justify-content: space-between; align-items: center; block-size: 52px; padding-inline: 12px }
iframe { position: absolute; inset-block-start: 52px; left: 0; border: 0; transform-origin: 0 0 }
main { display: grid; gap: 1rem; justify-items: start } h1 { font-size: 1.375rem } [hidden] { display: none }`,
    body: `<header><span></span><button class="button" type="button">اخرج من الإطار</button></header>
<main hidden><h1>تحتاج هذه الجولة إلى نافذة أوسع</h1><p>سُجّلت بعرض أكبر من ضعف هذه النافذة، فلا تُقرأ هنا. افتح رابطها على حاسوب، أو وسّع النافذة، أو شغّلها بخط صغير جدًا.</p><button class="button main" type="button">شغّلها مصغّرة</button></main>
<iframe name="${FRAME}" title="الصفحة بعرض التسجيل"></iframe>
<script>${script}</script>`,
  })
