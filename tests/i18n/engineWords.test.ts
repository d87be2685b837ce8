import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Namespaces that generated pages and the server of every business speak with. */
const ofEngine = [
  ...['account', 'app', 'auth', 'board', 'errors', 'field', 'form', 'history', 'importing', 'list'],
  ...['mails', 'session', 'sheet', 'shell', 'validation'],
]

/** Words of the distributor's trade, of its country and of its systems. */
const words = {
  en: /\b(imei|sap|hana|ecuador|c[eé]dula|ruc|vat|whatsapp|compan(y|ies)|warehouses?|carts?|warrant(y|ies)|invoices?|orders|stock|checkout|credit|serials?|devices? (was|were|belongs)|customers?|sellers?|kanban|attendance|waybills?|bureau)\b/i,
  es: /\b(imei|sap|hana|ecuador|c[eé]dula|ruc|iva|whatsapp|empresas?|bodegas?|carritos?|garant[ií]as?|facturas?|pedidos?|stock|cr[eé]ditos?|series|clientes?|vendedor(es)?|kanban|marcaci[oó]n(es)?|gu[ií]as?|bur[oó])\b/i,
} as const

const textsOf = (tree: object, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text]] : textsOf(text, `${path}.${key}`),
  )

test.each(Object.entries(words))(
  'the texts of the engine name no business in %s',
  (code, trade) => {
    const texts = ofEngine.flatMap(name =>
      textsOf(JSON.parse(readFileSync(`src/locales/${code}/${name}.json`, 'utf8')), name),
    )
    expect(texts.length).toBeGreaterThan(900)
    expect(texts.filter(([, text]) => trade.test(text))).toEqual([])
  },
)
