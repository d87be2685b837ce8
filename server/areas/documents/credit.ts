import type { Content } from 'pdfmake/interfaces'
import { addMonths, today } from '../../../src/base/day'
import { formatMoney } from '../../../src/base/money'
import { bureauState, bureauAuthorisation as newestText } from '../../../src/domain/credit/bureau'
import { amountInWords } from '../../../src/domain/orders/amountInWords'
import { facts, factsBlock, heading, linesBlock, rowsBlock } from '../../documents/blocks'
import type { Layout } from '../../documents/layout'
import type { DocumentPage } from '../../documents/page'
import { companyHead, signatures } from './company'

/** Credit request with the applicant's declaration (business.md#credit-applications). */
export const creditRequest: Layout = async (page, label) => ({
  content: [
    await companyHead(page, label),
    heading('Solicitante'),
    factsBlock(page, [
      ...['TIPO_PERSONA', 'NOMBRE', 'RUC', 'NOMBRE_REPRESENTANTE', 'CEDULA_REPRESENTANTE'],
      ...['EMAIL', 'NUM_TELEFONO', 'PROVINCIA', 'CIUDAD', 'DIRECCION_TRABAJO'],
      ...['DIRECCION_DOMICILIO', 'FECHA_INICIO_ACTIVIDADES', 'FECHA_NACIMIENTO'],
    ]),
    heading('Crédito solicitado'),
    factsBlock(page, ['MONTO_SOLICITADO', 'PLAZO_MESES', 'TIPO_CLIENTE', 'CREATED_BY_USER']),
    ...rowsBlock(page, 'REFERENCIAS_COMERCIALES', {
      columns: ['COMPANIA', 'TIPO_CREDITO', ...contact],
      width: '*',
    }),
    ...rowsBlock(page, 'REFERENCIAS_BANCARIAS', {
      columns: ['ENTIDAD_FINANCIERA', 'INICIO_RELACION', ...contact],
      width: '*',
    }),
    ...addressBlocks(page),
    {
      // the signature needs the declaration above it
      stack: [{ text: DECLARED, style: 'fine', margin: [0, 14, 0, 0] }, signedBy(page)],
      unbreakable: true,
    },
  ],
})

const DECLARED =
  'Declaro que los datos de esta solicitud y los documentos que la acompañan son verdaderos, y que los fondos con que ' +
  'pagaré provienen de actividades lícitas.'
const contact = ['PERSONA_CONTACTO', 'TELEFONO']

/** The authorisation in force with its signature; otherwise the text to be signed. */
export const bureauAuthorisationLayout: Layout = async (page, label, { picture }) => {
  const signed = (await page.referring('bureau-queries', 'ID_EMPRESA')).findLast(
    ({ values }) => values.FECHA_FIRMA != null && values.ESTADO !== bureauState.revoked,
  )
  const signature = await picture(signed?.values.FIRMA)
  const [title = '', ...text] = String(signed?.values.TEXTO ?? newestText).split('\n\n')
  return {
    content: [
      await companyHead(page, label),
      { text: title, style: 'heading' },
      ...text.map((part): Content => ({ text: part, margin: [0, 3, 0, 3], alignment: 'justify' })),
      heading('Titular'),
      facts([
        ['Nombre', signed?.text('NOMBRE') ?? page.text('NOMBRE_REPRESENTANTE')],
        ['Cédula', signed?.text('CEDULA') ?? page.text('CEDULA_REPRESENTANTE')],
        ['Solicitante', page.text('NOMBRE')],
        ['Firmada el', signed?.text('FECHA_FIRMA') ?? ''],
        ['Firmada ante', signed?.text('FIRMADO_ANTE') ?? ''],
        ['Válida hasta', signed?.text('FECHA_CADUCIDAD') ?? ''],
      ]),
      ...(signature ? [{ image: signature, fit: [220, 90] as [number, number] }] : []),
      ...(signed ? [] : [signedBy(page)]),
    ],
  }
}

/** Promissory note for the approved amount, in words and figures. */
export const promissoryNoteLayout: Layout = async (page, label) => {
  const amount = Number(page.values.MONTO_APROBADO ?? 0)
  const company = (await page.company())?.text('NOMBRE') ?? 'Mostrador'
  const day = today(page.request.records.clock())
  const months = page.text('PLAZO_MESES')
  const term = months
    ? `en el plazo de ${monthsText(months)} contados desde la fecha de este pagaré`
    : 'a la vista'
  const rate = Number(page.values.TASA_INTERES ?? 0)
  const interest = rate > 0 ? `, con el interés anual del ${page.text('TASA_INTERES')}` : ''
  return {
    content: [
      await companyHead(page, label),
      { text: `Por ${formatMoney(amount)}`, style: 'title', alignment: 'right' },
      ...[
        `Yo, ${page.text('NOMBRE_REPRESENTANTE')}, con cédula ${page.text('CEDULA_REPRESENTANTE')}, ${signerRole(page)}, debo y ` +
          `pagaré incondicionalmente a la orden de ${company}, ${term}, la cantidad de ${amountInWords(amount)} de los ` +
          `Estados Unidos de América (${formatMoney(amount)})${interest}.`,
        'En caso de mora pagaré, desde el vencimiento y hasta el pago total, el máximo interés de mora que la ley permite, ' +
          'además de los gastos de cobranza. Los pagos parciales no extinguen esta obligación.',
        `Renuncio a domicilio y me someto a los jueces de ${page.text('CIUDAD')} y al trámite que elija quien cobre. Sin ` +
          'protesto: exímese de presentación para el pago y de avisos por falta de él.',
      ].map(
        (text): Content => ({ text, margin: [0, 6, 0, 6], alignment: 'justify', fontSize: 11 }),
      ),
      facts([
        ['Lugar y fecha', linesBlock([page.text('CIUDAD'), longDay(day)]).join(', ')],
        [
          'Vencimiento',
          months ? longDay(addMonths(day, Number(page.values.PLAZO_MESES))) : 'A la vista',
        ],
        ['Domicilio', page.text('DIRECCION_DOMICILIO')],
        ['Teléfono', page.text('NUM_TELEFONO')],
      ]),
      signedBy(page),
    ],
  }
}

const monthsText = (months: string) => (months === '1' ? '1 mes' : `${months} meses`)

/** Date in legal Spanish: "21 de noviembre de 2026". */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const signerRole = (page: DocumentPage) =>
  page.values.TIPO_PERSONA === 'J'
    ? `como representante legal de ${page.text('NOMBRE')}, con RUC ${page.text('RUC')}`
    : 'por mis propios derechos'

const signedBy = (page: DocumentPage): Content =>
  signatures([page.text('NOMBRE_REPRESENTANTE')], [page.text('CEDULA_REPRESENTANTE')])

function addressBlocks(page: DocumentPage): Content[] {
  const places = page.lines('DIRECCIONES_ADICIONALES').map(row => row.text('DIRECCION'))
  return places.length === 0 ? [] : [heading(page.label('DIRECCIONES_ADICIONALES')), { ol: places }]
}
