import { defineResource } from '../business'

/** Prescriptions, one line per medicine. Reception does not see them. */
export const prescriptions = defineResource({
  name: 'prescriptions',
  table: 'PRESCRIPTION',
  key: 'id',
  title: ['patient', 'day'],
  label: 'Receta | Recetas',
  icon: 'description',
  menu: 'care',
  fields: {
    id: { kind: 'id' },
    patient: {
      kind: 'reference',
      resource: 'patients',
      label: 'Paciente',
      required: true,
      filter: true,
    },
    appointment: {
      kind: 'reference',
      resource: 'appointments',
      label: 'Cita',
      filterOptions: {
        match: { patient: { field: 'patient' } },
        message: 'Esta cita es de otro paciente',
      },
    },
    doctor: {
      kind: 'reference',
      resource: 'users',
      label: 'Médico',
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    day: { kind: 'date', label: 'Fecha', default: '$today', required: true, filter: true },
    medicines: {
      kind: 'lines',
      label: 'Medicamentos',
      required: true,
      fields: {
        name: { kind: 'text', label: 'Medicamento', required: true },
        dose: { kind: 'text', label: 'Dosis', required: true },
        days: { kind: 'integer', label: 'Días', min: 1, max: 365, default: 7 },
      },
    },
    note: { kind: 'longText', label: 'Indicaciones', max: 1000 },
  },
  list: { columns: ['day', 'patient', 'doctor', 'medicines'], sort: 'day desc', split: true },
  documents: { receta: { label: 'Receta' } },
  access: {
    admin: 'all',
    doctor: { read: true, create: true, update: { doctor: '$me.ID' } },
  },
})
