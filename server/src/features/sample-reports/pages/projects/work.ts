import type { Agenda, Report } from '../../report.ts';

const SHAREPOINT: Report = {
  name: 'sharepoint',
  lang: 'pt-BR',
  title: 'Projetos: arquivos',
  standsFor: 'a biblioteca Sharepoint dos projetos',
  blocks: [
    {
      kind: 'documents',
      title: 'Projetos',
      folders: [
        {
          name: 'Projeto Pequi',
          files: [
            { name: 'CIM - versão final.pdf', changed: '04/11/2026', kilobytes: 6840 },
            { name: 'Modelo financeiro v12.xlsx', changed: '17/11/2026', kilobytes: 3120 },
            { name: 'Lista de investidores.xlsx', changed: '10/11/2026', kilobytes: 240 },
          ],
        },
        {
          name: 'Projeto Buriti',
          files: [
            { name: 'Carta de intenções - minuta.docx', changed: '12/11/2026', kilobytes: 180 },
            { name: 'Diligência - checklist.xlsx', changed: '18/11/2026', kilobytes: 320 },
          ],
        },
        {
          name: 'Modelos',
          files: [
            { name: 'Proposta comercial - modelo.pptx', changed: '02/09/2026', kilobytes: 2470 },
            { name: 'Teaser - modelo.pptx', changed: '02/09/2026', kilobytes: 1980 },
            { name: 'Cronograma - modelo.xlsx', changed: '21/08/2026', kilobytes: 130 },
          ],
        },
      ],
    },
  ],
};

const WEEK: Agenda = {
  kind: 'agenda',
  title: 'Semana de 23 a 27 de novembro',
  days: [
    {
      label: 'Segunda, 23/11',
      events: [
        { time: '09:00–09:45', title: 'Reunião de pipeline', place: 'Sala Cerrado' },
        { time: '14:00–15:00', title: 'Projeto Pequi: diligência', place: 'Online' },
      ],
    },
    {
      label: 'Terça, 24/11',
      events: [
        { time: '10:00–11:00', title: 'Projeto Buriti: contratos', place: 'Sala Caatinga' },
        { time: '16:00–16:30', title: 'Treinamento: modelo financeiro', place: 'Online' },
      ],
    },
    {
      label: 'Quarta, 25/11',
      events: [{ time: '11:00–12:00', title: 'Cliente C: proposta', place: 'No cliente' }],
    },
    {
      label: 'Quinta, 26/11',
      events: [
        { time: '09:30–10:30', title: 'Comitê de teses', place: 'Sala Cerrado' },
        { time: '15:00–15:30', title: 'Fechamento do mês: preparação', place: 'Online' },
        { time: '17:00–18:00', title: 'Encontro com novos analistas', place: 'Copa' },
      ],
    },
    { label: 'Sexta, 27/11', events: [] },
  ],
};

const AGENDA: Report = {
  name: 'agenda',
  lang: 'pt-BR',
  title: 'Agenda',
  standsFor: 'o BI da agenda',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Compromissos na semana',
          value: WEEK.days.flatMap(({ events }) => events).length,
        },
        {
          label: 'Dias sem compromissos',
          value: WEEK.days.filter(({ events }) => events.length === 0).length,
        },
        {
          label: 'Online',
          value: WEEK.days.flatMap(({ events }) => events).filter(({ place }) => place === 'Online')
            .length,
        },
      ],
    },
    WEEK,
    {
      kind: 'columns',
      title: 'Horas de reunião por área e mês',
      note: 'horas',
      stacked: true,
      categoryLabel: 'Mês',
      categories: ['jun', 'jul', 'ago', 'set', 'out', 'nov'],
      format: 'whole',
      series: [
        { label: 'M&A', values: [86, 74, 91, 98, 104, 95] },
        { label: 'Commercial', values: [64, 58, 71, 69, 77, 72] },
        { label: 'Demais áreas', values: [92, 81, 88, 94, 99, 90] },
      ],
    },
  ],
};

const AGENDA_SITE: Report = {
  name: 'agendasite',
  lang: 'pt-BR',
  title: 'Agenda da equipe',
  standsFor: 'o site da agenda',
  blocks: [WEEK],
};

const TASKS: Report = {
  name: 'todo',
  lang: 'pt-BR',
  title: 'To Do',
  standsFor: 'a lista de tarefas (To Do)',
  blocks: [
    {
      kind: 'checklist',
      title: 'Esta semana',
      tasks: [
        { title: 'Enviar o modelo financeiro do Projeto Pequi', due: '23/11', done: true },
        { title: 'Revisar a minuta do Projeto Buriti', due: '24/11' },
        { title: 'Confirmar a reunião com o Cliente C', due: '24/11', done: true },
        { title: 'Atualizar o pipeline no myDeal', due: '25/11' },
        { title: 'Preparar o comitê de teses', due: '26/11' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Depois',
      tasks: [
        { title: 'Fechar o relatório de novembro', due: '04/12' },
        { title: 'Planejar as metas do primeiro trimestre', due: '11/12' },
        { title: 'Agendar as avaliações de desempenho', due: '15/12' },
      ],
    },
  ],
};

const KANBAN: Report = {
  name: 'kanban',
  lang: 'pt-BR',
  title: 'Kanban',
  standsFor: 'o quadro Kanban',
  blocks: [
    {
      kind: 'board',
      title: 'Quadro da equipe',
      columns: [
        {
          label: 'A fazer',
          cards: [
            { title: 'Teaser do Projeto Juçara', tag: 'M&A', note: 'até 02/12' },
            { title: 'Página de cases no site', tag: 'Marketing', note: 'até 11/12' },
            { title: 'Pesquisa de clima', tag: 'People', note: 'até 15/12' },
          ],
        },
        {
          label: 'Em andamento',
          cards: [
            { title: 'Modelo do Projeto Quaresmeira', tag: 'M&A', note: 'até 27/11' },
            { title: 'Migração do myDeal', tag: 'IT', note: '58% concluída' },
            { title: 'Conciliação automática', tag: 'Finance', note: 'até 30/11' },
          ],
        },
        {
          label: 'Em revisão',
          cards: [
            { title: 'Contrato do Cliente B', tag: 'Legal', note: 'há 6 dias' },
            { title: 'Proposta do Cliente J', tag: 'Commercial', note: 'há 2 dias' },
          ],
        },
        {
          label: 'Concluído',
          cards: [
            { title: 'CIM do Projeto Pequi', tag: 'M&A', note: 'em 04/11' },
            { title: 'Fechamento de outubro', tag: 'Finance', note: 'em 06/11' },
            { title: 'Renovação do plano de saúde', tag: 'People', note: 'em 13/11' },
          ],
        },
      ],
    },
  ],
};

export const PROJECT_WORK: readonly Report[] = [SHAREPOINT, AGENDA, AGENDA_SITE, TASKS, KANBAN];
