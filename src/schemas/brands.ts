import { defineResource } from '../business'

/** Product brands; each company has its own list. */
export const brands = defineResource({
  name: 'brands',
  table: 'MARCA',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: 'Marca | Marcas',
  icon: 'sell',
  menu: 'settings',
  fields: {
    CODIGO: { kind: 'code', max: 8, createOnly: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
    // Workshop for devices under warranty (business.md#warranty-orders).
    TALLER: { kind: 'text', label: 'Taller' },
    TALLER_DIRECCION: { kind: 'text', label: 'Dirección del taller' },
    TALLER_CONTACTO: { kind: 'text', label: 'Contacto del taller' },
    TALLER_CORREO: { kind: 'email', label: 'Correo del taller' },
    TALLER_TELEFONO: { kind: 'phone', label: 'Teléfono del taller' },
  },
  list: { columns: ['CODIGO', 'NOMBRE', 'TALLER', 'TALLER_TELEFONO'] },
  related: ['products'],
  trash: true,
  access: { admin: 'all', '*': 'read' },
})
