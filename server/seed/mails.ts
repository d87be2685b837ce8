import { fold } from '../../src/base/fold'
import type { RoleCode } from '../../src/domain/accounts/roles'
import type { Db, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import { HT } from './companies'
import { ACCOUNT_ID } from './people'

interface DemoMail {
  readonly by: RoleCode
  readonly to: readonly RoleCode[]
  readonly cc?: readonly RoleCode[]
  readonly minutesAgo: number
  readonly subject: string
  readonly lines: readonly string[]
  readonly isNew?: true
  readonly isStarred?: true
  readonly isImportant?: true
  readonly label?: 'clients' | 'suppliers'
  /** Subject of the mail it replies to. */
  readonly answers?: string
}
const HOUR = 60
const DAY = 24 * HOUR
const labels = [
  { group: 'clients', NAME: 'Clientes', COLOR: 'green' },
  { group: 'suppliers', NAME: 'Proveedores', COLOR: 'amber' },
] as const

const mails: readonly DemoMail[] = [
  {
    by: '9',
    to: ['7'],
    minutesAgo: 42,
    subject: 'Cupo de Comercial Andina: falta un documento',
    lines: [
      'Buenos días, Daniela:',
      'Revisé la solicitud de <strong>Comercial Andina</strong>. El buró salió limpio y las referencias contestaron bien.',
      'Para aprobar los <strong>$12.000</strong> solo falta la planilla de luz del local, de los últimos 60 días.',
      'Saludos,<br>Marco Palacios',
    ],
    isNew: true,
    isImportant: true,
    label: 'clients',
  },
  {
    by: '10',
    to: ['7', '6', '9', '8'],
    minutesAgo: 3 * HOUR,
    subject: 'Lista de precios desde el lunes',
    lines: [
      'Equipo:',
      'Desde el lunes rige la nueva lista. Lo que cambia:',
      '<ul><li>Gama media: baja entre 3 % y 5 %.</li><li>Accesorios al por mayor: descuento desde 20 unidades.</li><li>Equipos reacondicionados: sin cambio.</li></ul>',
      'Los pedidos que ya están abiertos conservan su precio. Si un cliente pregunta, respondan con la lista de su canal.',
      'Elena Carrión',
    ],
    isNew: true,
    isStarred: true,
  },
  {
    by: '8',
    to: ['7'],
    cc: ['10'],
    minutesAgo: 7 * HOUR,
    subject: 'Despacho a Loja: dos cajas en una guía',
    lines: [
      'Daniela, el pedido de Loja sale en el camión de las 15:00.',
      'Van dos cajas en una sola guía; el cliente debe firmar el recibido de ambas. Apenas llegue subo la foto.',
      'Wilson',
    ],
    isNew: true,
    label: 'clients',
  },
  {
    by: '31',
    to: ['7'],
    minutesAgo: DAY + 2 * HOUR,
    subject: 'Proforma de 40 equipos para fin de mes',
    lines: [
      'Buenas tardes:',
      'Necesito una proforma de 40 equipos de gama media para la campaña de fin de mes, con entrega en Cuenca.',
      '¿Qué plazo me pueden dar? La vez pasada trabajamos a 45 días.',
      'Patricio Andrade',
    ],
    isStarred: true,
    label: 'clients',
  },
  {
    by: '7',
    to: ['31'],
    minutesAgo: DAY + HOUR,
    subject: 'Re: Proforma de 40 equipos para fin de mes',
    answers: 'Proforma de 40 equipos para fin de mes',
    lines: [
      'Don Patricio, con gusto. Mañana le envío la proforma con las opciones que tenemos en bodega.',
      'El plazo de 45 días se mantiene mientras el cupo alcance.',
      'Daniela Cordero',
    ],
  },
  {
    by: '5',
    to: ['7', '10'],
    minutesAgo: 2 * DAY,
    subject: 'Material de exhibición para las vitrinas',
    lines: [
      'Les confirmo el envío del material de exhibición: 12 vitrinas, 30 maniquíes de equipo y afiches.',
      'Las fichas están en <a href="https://www.example.com/fichas">example.com/fichas</a>.',
      'Iván Salazar',
    ],
    label: 'suppliers',
  },
  {
    by: '6',
    to: ['7', '8'],
    minutesAgo: 4 * DAY,
    subject: 'Reserva de A15 azul',
    lines: [
      'Reservé los 6 de la bodega 019 para la tienda. Los 2 de la 006 quedan libres.',
      'Karina',
    ],
  },
  {
    by: '7',
    to: ['10'],
    minutesAgo: 5 * DAY,
    subject: 'Proyección del mes',
    lines: ['Elena, le dejo la proyección: 118 equipos, $31.400 sin IVA.', 'Daniela'],
  },
]

/** Mails between demo users, and their labels. */
export async function plantMails(db: Db, trx: Trx, { clock }: Pick<AppContext, 'clock'>) {
  const now = clock().getTime()
  const rolesWithMail = [...new Set(mails.flatMap(({ by, to, cc = [] }) => [by, ...to, ...cc]))]
  const own = { EMPRESA: HT }
  const labelIds = new Map<string, number>()
  for (const role of rolesWithMail)
    for (const { group, NAME, COLOR } of labels) {
      const ID = await db.nextId('_LETTER_LABEL')
      labelIds.set(`${role} ${group}`, ID)
      const row = { ...own, ID, USER_ID: ACCOUNT_ID[role], NAME, COLOR }
      await trx.insertInto('_LETTER_LABEL').values(row).execute()
    }
  const letters = new Map<string, number>()
  for (const mail of mails) {
    const AT = new Date(now - mail.minutesAgo * 60_000).toISOString()
    const letter = await db.nextId('_LETTER')
    letters.set(mail.subject, letter)
    const THREAD = letters.get(mail.answers ?? '') ?? null
    await trx
      .insertInto('_LETTER')
      .values({
        ...own,
        ID: letter,
        ...written(mail),
        THREAD,
        STATE: 'sent',
        TURN: 1,
        CREATED_AT: AT,
      })
      .execute()
    const common = { ...own, LETTER_ID: letter, AT }
    for (const role of [mail.by, ...mail.to, ...(mail.cc ?? [])]) {
      const ID = await db.nextId('_LETTER_COPY')
      await trx
        .insertInto('_LETTER_COPY')
        .values({ ...common, ...toCopy(mail, role), ID })
        .execute()
      const LABEL_ID = labelIds.get(`${role} ${mail.label}`)
      if (LABEL_ID !== undefined && role !== mail.by)
        await trx.insertInto('_LETTER_TAG').values({ COPY_ID: ID, LABEL_ID }).execute()
    }
  }
}

function toCopy({ by, isNew, isStarred, isImportant }: DemoMail, role: RoleCode) {
  const isOwn = role === by
  return {
    ...{ USER_ID: ACCOUNT_ID[role], REV: 1, FOLDER: isOwn ? 'sent' : 'inbox' },
    UNREAD: !isOwn && isNew === true,
    STARRED: isStarred === true,
    IMPORTANT: isImportant === true,
  }
}

function written({ by, to, cc = [], subject, lines }: DemoMail) {
  const HTML = lines.map(line => (line.startsWith('<ul') ? line : `<p>${line}</p>`)).join('')
  const TEXT = lines
    .map(line => line.replace(/<\/li>|<br>/g, '\n').replace(/<[^>]+>/g, ''))
    .join('\n')
  const people = (roles: readonly RoleCode[]) => roles.map(role => ({ id: ACCOUNT_ID[role] }))
  return {
    SENDER: ACCOUNT_ID[by],
    RECIPIENTS: JSON.stringify({ to: people(to), cc: people(cc), bcc: [] }),
    SUBJECT: subject,
    HTML,
    TEXT,
    FOLDED: fold(`${subject} ${TEXT}`),
    SHOWN_FOLDED: fold(`${subject} ${TEXT}`),
  }
}
