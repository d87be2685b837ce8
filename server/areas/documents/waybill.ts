import type { Content } from 'pdfmake/interfaces'
import { historyId } from '../../records/history'
import { barcode } from './barcode'
import { facts, letterhead, signatures } from './blocks'
import { addressOf } from './destination'
import type { Layout } from './layout'
import type { Page } from './page'

/** The courier's own sheet where it sent one; else what stands on it, drawn by us. */
export const waybill: Layout = async (page, label) => {
  const answer = await answerOf(page)
  if (typeof answer.pdf === 'string') return { bytes: bytesOf(answer.pdf) }
  const client = await page.behind('CLIENTEID')
  const number = page.text('NUMEROGUIA')
  const heading = (text: string): Content => ({ text, style: 'heading' })
  return {
    content: [
      await letterhead(page, label),
      { text: `Servientrega · guía ${number}`, style: 'title' },
      barcode(number),
      heading('Remitente'),
      facts([
        ['Empresa', (await page.company())?.text('NOMBRE') ?? ''],
        ['Bodega', page.text('BODEGA')],
        ['Ciudad', (await page.behind('BODEGA'))?.text('CIUDAD') ?? ''],
      ]),
      heading('Destinatario'),
      facts([
        ['Nombre', page.text('CLIENTEID')],
        ['RUC / cédula', client?.text('RUC') ?? ''],
        ['Teléfono', client?.text('Celular') ?? ''],
        ['Dirección', await addressOf(page)],
      ]),
      heading('Envío'),
      facts([
        ['Pedido', page.text('ID')],
        ['Contenido', 'Teléfonos celulares y accesorios'],
        ['Bultos', page.text('BULTOS') || '1'],
        ['Valor declarado y asegurado', page.text('TOTAL')],
      ]),
      signatures(['Entregado por', 'Recibido por el transportista']),
    ],
    mark: 'SIMULADO',
  }
}

async function answerOf({ asking, values }: Page): Promise<{ readonly pdf?: unknown }> {
  const { records, resource } = asking
  const row = await records.db.read
    .selectFrom('_OUTBOX')
    .select('ANSWER')
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, values))
    .where('SYSTEM', '=', 'servientrega')
    .where('STATE', '=', 'done')
    .orderBy('CREATED_AT', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ANSWER ? JSON.parse(String(row.ANSWER)) : {}
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
