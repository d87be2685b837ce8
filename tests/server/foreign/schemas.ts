import type { Declared } from '../../../src/base/business'
import type { RoleKey } from '../../../src/domain/accounts/roles'
import { resourceDefiner } from '../../../src/model/schema'

interface Names {
  users: 'ID' | 'DISPLAYNAME' | 'EMAIL' | 'ROLE'
  enrolments: 'ID' | 'GRADE' | 'NAME'
  rentals: 'ID' | 'PLATE' | 'STATE'
  books: 'ISBN' | 'TITLE' | 'COPIES' | 'ON_LOAN'
  loans: 'ID' | 'BOOK' | 'STATE' | 'FINE'
  memberships: 'ID' | 'EMAIL' | 'STATE'
  batches: 'ID' | 'LOT'
  matters: 'ID' | 'NUMBER'
}
const defineResource = resourceDefiner<Names, Declared & { role: RoleKey; attribute: 'COMPANY' }>()

const enrolments = defineResource({
  ...{ name: 'enrolments', table: 'ENROLMENT', key: 'ID', title: ['NAME', 'SURNAME'] },
  label: 'Enrolment | Enrolments',
  menu: 'school',
  fields: {
    ID: { kind: 'id', prefix: 'E-' },
    NAME: { kind: 'text', required: true, search: true, max: 60 },
    SURNAME: { kind: 'text', required: true, search: true, max: 60 },
    BORN: { kind: 'date', required: true, max: 'today' },
    GRADE: {
      kind: 'choice',
      options: { '1': 'First', '2': 'Second' },
      numeric: true,
      filter: true,
    },
    ALLERGIES: { kind: 'longText', read: ['admin', 'store'] },
    TRANSPORT: { kind: 'boolean', default: false },
    ROUTE: { kind: 'text', visibleWhen: { TRANSPORT: true }, required: { TRANSPORT: true } },
    GUARDIANS: {
      kind: 'lines',
      ...{ min: 1, max: 4 },
      fields: {
        NAME: { kind: 'text', required: true },
        PAYS: { kind: 'percent' },
      },
    },
    PAID: { kind: 'computed', format: 'percent', formula: { sum: 'GUARDIANS.PAYS' } },
    CODE: { kind: 'text', concat: ['S-', { field: 'SURNAME' }], readOnly: true },
  },
  checks: [{ rule: { PAID: { lte: 100 } }, field: 'GUARDIANS', message: 'More than 100 %' }],
  unique: [['NAME', 'SURNAME', 'BORN']],
  list: { columns: ['NAME', 'SURNAME', 'GRADE'], sort: 'SURNAME', tabs: 'GRADE' },
  form: {
    layout: 'tabs',
    sections: [
      { id: 'pupil', label: 'Pupil', fields: ['NAME', 'SURNAME', 'BORN', 'GRADE'] },
      { id: 'more', label: 'More', fields: 'others' },
    ],
  },
  access: { admin: 'all', store: { read: true, create: true, update: { GRADE: 1 } } },
})

/** A rental company. */
const rentals = defineResource({
  ...{ name: 'rentals', table: 'RENTAL', key: 'ID', title: 'PLATE', label: 'Rental | Rentals' },
  fields: {
    ID: { kind: 'id' },
    PLATE: {
      kind: 'code',
      pattern: 'AAA-0000',
      required: true,
      unique: { when: { STATE: { in: [0, 1] } }, message: 'Rented already: {{other}}' },
    },
    AGENT: { kind: 'reference', resource: 'users', default: '$me.ID', readOnly: true },
    FROM: { kind: 'date', required: true, default: '$today' },
    UNTIL: { kind: 'date', required: true, reminder: { days: 1, notify: { field: 'AGENT' } } },
    RATE: { kind: 'money', required: true },
    DAYS: { kind: 'computed', format: 'integer', formula: { days: ['FROM', 'UNTIL'] } },
    TOTAL: { kind: 'computed', formula: { mul: ['RATE', { max: ['DAYS', 1] }] } },
    CLASS: {
      kind: 'text',
      derive: [{ when: { RATE: { gte: 100 } }, value: 'luxury' }, { value: 'usual' }],
    },
    STATE: { kind: 'status', flow: 'rental' },
  },
  checks: [{ rule: { UNTIL: { gte: { field: 'FROM' } } }, field: 'UNTIL', message: 'Too early' }],
  list: {
    columns: ['PLATE', 'UNTIL', 'STATE'],
    defaultView: 'board',
    highlights: [{ when: { UNTIL: { lt: '$me.TODAY' } }, label: 'Late', colour: 'error' }],
  },
  access: { admin: 'all', salesAgent: { read: { AGENT: '$me.ID' }, create: true } },
  trash: true,
  flow: {
    rental: {
      initial: 0,
      states: {
        0: { label: 'Reserved', colour: 'info' },
        1: { label: 'Out', colour: 'warning' },
        2: { label: 'Back', colour: 'success' },
      },
      transitions: {
        handOver: {
          label: 'Hand over',
          from: [0],
          to: 1,
          allow: ['admin'],
          guards: [{ rule: { TOTAL: { gt: 0 } }, message: 'Costs nothing: {TOTAL}' }],
        },
        takeBack: {
          label: 'Take back',
          from: [1],
          to: 2,
          allow: { '$me.ROLE': { in: ['admin', 'salesAgent'] } },
          dialogFields: ['UNTIL'],
        },
        expire: { label: 'Expire', from: [0], to: 2, allow: [], timer: { field: 'UNTIL' } },
      },
    },
  },
})

/** A library: loans change the numbers of its books. */
const books = defineResource({
  ...{ name: 'books', table: 'BOOK', key: 'ISBN', title: 'TITLE', label: 'Book | Books' },
  fields: {
    ISBN: { kind: 'code', pattern: '000-0000000000', required: true, createOnly: true },
    TITLE: { kind: 'text', required: true, search: true },
    SUBJECTS: { kind: 'choices', options: { art: 'Art', law: 'Law' } },
    COPIES: { kind: 'integer', min: 0, required: true },
    ON_LOAN: { kind: 'computed', format: 'integer', rollup: { count: 'loans', via: 'BOOK' } },
    FINES: { kind: 'computed', rollup: { sum: 'loans.FINE', via: 'BOOK', where: { STATE: 1 } } },
  },
  access: { admin: 'all', '*': 'read' },
})
const ofItsBook = { increment: 'books', match: { ISBN: { field: 'BOOK' } } } as const
const loans = defineResource({
  ...{ name: 'loans', table: 'LOAN', key: 'ID', title: 'BOOK', label: 'Loan | Loans' },
  fields: {
    ID: { kind: 'id' },
    BOOK: { kind: 'reference', resource: 'books', required: true, createOnly: true },
    READER: { kind: 'reference', resource: 'users', required: true, notifyAssignee: true },
    DUE: { kind: 'date', default: { inDays: 21 }, readOnly: true },
    FINE: { kind: 'money', default: 0 },
    STATE: { kind: 'status', flow: 'loan' },
  },
  access: { admin: 'all', customer: { read: { READER: '$me.ID' } } },
  flow: {
    loan: {
      initial: 0,
      onCreate: [{ ...ofItsBook, with: { COPIES: -1 }, min: { COPIES: 0 } }],
      states: { 0: { label: 'Out', colour: 'info' }, 1: { label: 'Back', colour: 'success' } },
      transitions: {
        giveBack: {
          label: 'Give back',
          from: [0],
          to: 1,
          allow: ['admin'],
          effects: [
            { ...ofItsBook, with: { COPIES: 1 } },
            { notify: { field: 'READER' }, text: 'Thank you' },
          ],
        },
      },
    },
  },
})

/** A gym. */
const memberships = defineResource({
  ...{
    name: 'memberships',
    table: 'MEMBERSHIP',
    key: 'ID',
    title: 'EMAIL',
    label: 'Membership | Memberships',
  },
  fields: {
    ID: { kind: 'id' },
    EMAIL: { kind: 'email', required: true, unique: true, search: true },
    PLAN: {
      kind: 'choice',
      options: { day: 'Day', year: { label: 'Year', colour: 'success' } },
      required: true,
    },
    SINCE: { kind: 'date', default: '$today' },
    VISITS: {
      kind: 'lines',
      fields: { AT: { kind: 'dateTime', default: '$now' }, NOTE: { kind: 'text' } },
    },
    LOCKER: { kind: 'integer', min: 1, max: 200, unique: true, visibleWhen: { PLAN: 'year' } },
    PRICE: {
      kind: 'money',
      default: [{ when: { '$me.ROLE': 'admin' }, value: 300 }, { value: 5 }],
    },
    CARD: { kind: 'code', default: '$code', readOnly: true },
  },
  idempotency: 'permanent',
  access: { admin: 'all', '*': { read: { EMAIL: { empty: false } } } },
})

/** A bakery that traces its lots. */
const batches = defineResource({
  ...{ name: 'batches', table: 'BATCH', key: 'ID', title: 'LOT', label: 'Batch | Batches' },
  fields: {
    ID: { kind: 'id' },
    LOT: { kind: 'code', pattern: 'A0000', required: true, unique: true },
    BAKED: { kind: 'dateTime', default: '$now' },
    PIECES: { kind: 'integer', min: 1, required: true },
    INGREDIENTS: {
      kind: 'lines',
      required: true,
      fields: {
        NAME: { kind: 'text', required: true },
        KILOS: { kind: 'decimal', min: 0.001, required: true },
        PRICE: { kind: 'money', required: true },
        COST: { kind: 'computed', formula: { round: { mul: ['KILOS', 'PRICE'] } } },
      },
    },
    COST: { kind: 'computed', formula: { sum: 'INGREDIENTS.COST' } },
    EACH: { kind: 'computed', formula: { div: ['COST', 'PIECES'] } },
  },
  retention: 1095,
  access: { admin: 'all', warehouse: { read: true, create: true } },
})

/** A law office. */
const matters = defineResource({
  ...{ name: 'matters', table: 'MATTER', key: 'ID', title: 'NUMBER', label: 'Matter | Matters' },
  fields: {
    ID: { kind: 'id' },
    NUMBER: { kind: 'text', required: true, unique: true },
    LAWYERS: { kind: 'references', resource: 'users' },
    SECRET: { kind: 'longText', confidential: true, createOnly: true, read: ['admin'] },
    HOURS: {
      kind: 'lines',
      authorField: 'WHO',
      fields: {
        WHO: { kind: 'reference', resource: 'users', default: '$me.ID', readOnly: true },
        HOURS: { kind: 'decimal', required: true },
      },
    },
    RATE: { kind: 'money', write: ['admin'] },
    SPENT: { kind: 'computed', format: 'decimal', formula: { sum: 'HOURS.HOURS' } },
    FEE: { kind: 'computed', formula: { mul: ['SPENT', 'RATE'] } },
    FILES: { kind: 'lines', fields: { FILE: { kind: 'file', required: true } } },
    DATA: { kind: 'json' },
  },
  documents: { bill: { label: 'Bill', when: { FEE: { gt: 0 } } } },
  access: { admin: 'all', credit: { read: { LAWYERS: { has: '$me.ID' } }, create: true } },
})

/** Schemas of a school, a rental company, a library, a gym, a bakery and a law office. */
export const foreign = [enrolments, rentals, books, loans, memberships, batches, matters]
