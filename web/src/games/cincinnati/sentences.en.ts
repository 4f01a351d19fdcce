export { default } from "@locale/en/cincinnati.ftl";
