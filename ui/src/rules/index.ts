export * from './RulesText.tsx';
